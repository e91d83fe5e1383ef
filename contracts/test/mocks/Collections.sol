// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {ERC721} from "solady/src/tokens/ERC721.sol";

import {IExpires} from "../../src/shared/IExpires.sol";
import {IFixedSupply} from "../../src/shared/IFixedSupply.sol";
import {ITransferCounter} from "../../src/shared/ITransferCounter.sol";

/// @notice A plain ERC-721 with ERC-2981, as of other platforms: it counts no transfers. Anyone may mint, though it reports a
/// fixed supply.
contract ForeignCollection is ERC721, IFixedSupply {
    address private _creator;
    uint96 private _royalty;

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function burn(uint256 tokenId) external {
        _burn(tokenId);
    }

    function setRoyalty(address creator, uint96 rate) external {
        _creator = creator;
        _royalty = rate;
    }

    function royaltyInfo(uint256, uint256 price) external view virtual returns (address, uint256) {
        return (_creator, price * _royalty / 10_000);
    }

    function isSupplyFixed() external pure returns (bool) {
        return true;
    }

    function name() public pure override returns (string memory) {
        return "Foreign";
    }

    function symbol() public pure override returns (string memory) {
        return "FOREIGN";
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    function supportsInterface(bytes4 id) public view virtual override returns (bool) {
        return id == type(IERC2981).interfaceId || super.supportsInterface(id);
    }
}

/// @notice Tokens that expire, and count transfers, as names do.
contract ExpiringCollection is ForeignCollection, ITransferCounter, IExpires {
    mapping(uint256 tokenId => uint256) public expiresAt;
    mapping(uint256 tokenId => uint256) public transferCount;

    function setExpiry(uint256 tokenId, uint256 time) external {
        expiresAt[tokenId] = time;
    }

    function supportsInterface(bytes4 id) public view override returns (bool) {
        return
            id == type(ITransferCounter).interfaceId || id == type(IExpires).interfaceId || super.supportsInterface(id);
    }

    /// @dev Also when a token is minted again after it expired.
    function _beforeTokenTransfer(address, address, uint256 tokenId) internal override {
        ++transferCount[tokenId];
    }
}

/// @notice A collection whose `royaltyInfo` misbehaves.
contract OddRoyaltyCollection is ForeignCollection {
    enum Oddity {
        Reverts,
        BurnsGas,
        ReturnsBomb,
        ReturnsTooLittle,
        ReturnsNoAddress,
        AsksForAll,
        AsksForMoreThanThereIs,
        NamesNobody
    }

    Oddity private _oddity;

    function setOddity(Oddity oddity) external {
        _oddity = oddity;
    }

    function royaltyInfo(uint256, uint256 price) external view override returns (address, uint256) {
        Oddity oddity = _oddity;
        if (oddity == Oddity.Reverts) revert();
        while (oddity == Oddity.BurnsGas) {}
        if (oddity == Oddity.NamesNobody) return (address(0), price / 20);
        if (oddity == Oddity.AsksForAll) return (address(this), price);
        if (oddity == Oddity.AsksForMoreThanThereIs) return (address(this), type(uint256).max);
        assembly {
            mstore(0x00, not(0))
            mstore(0x20, 1)
            if eq(oddity, 2) { return(0x00, 1000000) }
            if eq(oddity, 3) { return(0x00, 0x3f) }
            return(0x00, 0x40)
        }
    }
}

/// @notice A collection whose transfers can fail: with a revert, or silently.
contract StubbornCollection is ForeignCollection {
    enum Mode {
        Honest,
        Pretends,
        Refuses
    }

    Mode private _mode;

    error Stubborn();

    function setMode(Mode mode) external {
        _mode = mode;
    }

    function transferFrom(address from, address to, uint256 tokenId) public payable override {
        if (_mode == Mode.Refuses) revert Stubborn();
        if (_mode == Mode.Honest) super.transferFrom(from, to, tokenId);
    }
}

/// @notice A collection that calls a wallet after every transfer.
contract HookCollection is ForeignCollection {
    address payable private _visited;

    function setHook(address payable visited) external {
        _visited = visited;
    }

    function _afterTokenTransfer(address from, address, uint256) internal override {
        if (from == address(0) || _visited == address(0)) return;
        (bool done,) = _visited.call("");
        require(done);
    }
}
