// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Makes a configured call once, when it is paid or receives a token, and records the result.
contract OneCallBack {
    address private _target;
    uint256 private _value;
    bytes private _data;

    bool public called;
    bool public succeeded;

    function setCall(address target, uint256 value, bytes calldata data) external {
        (_target, _value, _data) = (target, value, data);
        (called, succeeded) = (false, false);
    }

    /// @dev A call that the test makes through it.
    function run(address target, uint256 value, bytes calldata data) external payable returns (bytes memory) {
        (bool done, bytes memory answer) = target.call{value: value}(data);
        if (done) return answer;
        assembly {
            revert(add(answer, 0x20), mload(answer))
        }
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _strike();
        return this.onERC721Received.selector;
    }

    receive() external payable {
        _strike();
    }

    function _strike() private {
        if (_target == address(0)) return;
        address target = _target;
        _target = address(0);
        called = true;
        (succeeded,) = target.call{value: _value}(_data);
    }
}
