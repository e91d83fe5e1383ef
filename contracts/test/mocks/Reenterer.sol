// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A wallet that, whenever it is given money or a token, first makes every configured call, whether they succeed or
/// not.
contract Reenterer {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    Call[] private _calls;
    uint256 public entered;
    uint256 public worked;
    bool private _inside;

    function plan(address target, uint256 value, bytes calldata data) external {
        _calls.push(Call(target, value, data));
    }

    function run(address target, uint256 value, bytes calldata data) external returns (bytes memory answer) {
        bool done;
        (done, answer) = target.call{value: value}(data);
        if (done) return answer;
        assembly {
            revert(add(answer, 0x20), mload(answer))
        }
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _attack();
        return this.onERC721Received.selector;
    }

    receive() external payable {
        _attack();
    }

    function _attack() private {
        if (_inside) return;
        _inside = true;
        ++entered;
        for (uint256 i; i < _calls.length; ++i) {
            (bool done,) = _calls[i].target.call{value: _calls[i].value}(_calls[i].data);
            if (done) ++worked;
        }
        _inside = false;
    }
}
