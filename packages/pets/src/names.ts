/**
 * Given names are proper nouns: they are the same in every language of the product, so none may be rude in one of them,
 * nor be the name of a trait that the pet does not have.
 */
export const givenNames = `
Mochi Taro Kinako Anko Yuzu Sora Hana Momo Coco Poppy Biscuit Maple Hazel Clover Pepper Ginger Nutmeg Saffron Basil
Tofu Miso Udon Soba Nori Wasabi Ponzu Dango Manju Daifuku Monaka Senbei Arare Mikan Ume Azuki Goma Kuri Matcha
Pudding Waffle Crumpet Muffin Scone Truffle Toffee Fudge Nougat Praline Caramel Brownie Cookie Pretzel Bagel Noodle Dumpling
Bao Lychee Mango Papaya Guava Longan Pomelo Taiyaki Sesame Cashew Almond Pecan Peanut Acorn Chestnut Walnut Pistachio
Nilo Tiko Lulu Mimi Nono Riri Toto Koko Lolo Bibi Fifi Gigi Kiki Nana Roro Zuzu
Luna Stella Nova Comet Cosmo Orion Vega Lyra Juno Astra Aurora Dusk Dawn Misty Breeze Sunny Cloudy Pebble River
Willow Juniper Laurel Aspen Birch Cedar Fern Ivy Moss Heather Bramble Thistle Sorrel Tansy Yarrow Lupin Aster Dahlia Zinnia Iris
Oliver Otto Oscar Hugo Bruno Milo Felix Jasper Casper Rufus Linus Magnus Angus Barney Bertie Archie Alfie Monty Rory Toby
Ruby Pearl Jade Coral Topaz Garnet Beryl Indigo Violet Rosie Scarlet Olive Tawny Sienna Umber Sepia Ivory
Button Bobbin Thimble Patches Mittens Socks Tassel Velvet Denim Flannel Corduroy Pompom Ribbon Doily Quilt Yarnell Stitch Toggle
Haru Natsu Aki Fuyu Kaze Nami Yuki Hoshi Tsuki Hikari Kumo Niji Asahi Minato Kohaku Midori Akane Sumire Tsubaki Wakaba
Dot Pip Tuppence Wren Robin Finch Puffin Sparrow Plover Dabble Paddle Splash Ripple Bubbles Marina Skipper Captain Admiral Anchor Sailor
Tango Salsa Bolero Polka Waltz Rumba Fidget Bouncer Wiggles Pounce Scamper Dash Zippy Twirl Skippy Hopper Tumble Frolic Jolly
`
  .trim()
  .split(/\s+/)
