export type Like = { isLiked: boolean; likes: number }
