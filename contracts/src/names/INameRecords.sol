// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The records of names, and the primary names of accounts.
///
/// Records are set by the name's owner. They end when the name is transferred or expires, so that a name never resolves to a
/// previous owner. A name without an address record resolves to its owner.
///
/// An account chooses its own primary name among those that resolve to it. The choice counts while the name resolves to the
/// account and has not been transferred: a later owner of the name cannot bring it back.
interface INameRecords {
    /// @notice The address record of a name was set; removed, if `account` is the zero address.
    event AddrSet(uint256 indexed tokenId, address indexed account);

    /// @notice A text record of a name was set.
    event TextSet(uint256 indexed tokenId, string key, string value);

    /// @notice An account chose its primary name.
    /// @param account The account.
    /// @param tokenId The name; 0 if the account has no primary name any more.
    /// @param name The name with `.pet`; empty if there is none.
    event PrimaryNameSet(address indexed account, uint256 indexed tokenId, string name);

    /// @notice Thrown when the caller does not own the name.
    error Names_NotTokenOwner(uint256 tokenId, address caller);

    /// @notice Thrown when an account chooses a primary name that does not resolve to it.
    error Names_AddrMismatch(uint256 tokenId, address addr, address caller);

    /// @notice Sets the address a name resolves to. Only its owner.
    /// @param tokenId The name.
    /// @param account The address; the zero address for the owner's.
    function setAddr(uint256 tokenId, address account) external;

    /// @notice Sets a text record of a name, for example `url` or `avatar`. Only its owner.
    function setText(uint256 tokenId, string calldata key, string calldata value) external;

    /// @notice Sets the caller's primary name. The name must resolve to the caller.
    /// @param tokenId The name; 0 for none.
    function setPrimaryName(uint256 tokenId) external;

    /// @notice Returns the address a name resolves to; the zero address if it is not registered or has expired.
    function addr(uint256 tokenId) external view returns (address account);

    /// @notice Returns a text record of a name; empty if the name is not registered or has expired.
    function text(uint256 tokenId, string calldata key) external view returns (string memory value);

    /// @notice Returns an account's primary name with `.pet`; empty if it has none.
    function primaryNameOf(address account) external view returns (string memory name);
}
