// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC6909} from "@openzeppelin/contracts/interfaces/IERC6909.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

import {IAuctions} from "../../src/auctions/IAuctions.sol";
import {IBoxes} from "../../src/boxes/IBoxes.sol";
import {IMallCheckout} from "../../src/checkout/IMallCheckout.sol";
import {ICollection} from "../../src/collections/ICollection.sol";
import {ICollectionFactory} from "../../src/collections/ICollectionFactory.sol";
import {ICollectionSale} from "../../src/collections/ICollectionSale.sol";
import {IExchange} from "../../src/exchange/IExchange.sol";
import {IGacha} from "../../src/gacha/IGacha.sol";
import {ICollectionOffers} from "../../src/market/ICollectionOffers.sol";
import {IMarket} from "../../src/market/IMarket.sol";
import {INames} from "../../src/names/INames.sol";
import {IPledge} from "../../src/pledge/IPledge.sol";
import {IPredictions} from "../../src/predictions/IPredictions.sol";
import {IFees} from "../../src/shared/IFees.sol";
import {IFeeRecipient} from "../../src/shared/IFeeRecipient.sol";
import {IFixedSupply} from "../../src/shared/IFixedSupply.sol";
import {IPausable} from "../../src/shared/IPausable.sol";
import {IRoyaltiesTop} from "../../src/shared/IRoyaltiesTop.sol";
import {ISupportedCoins} from "../../src/shared/ISupportedCoins.sol";
import {ISupportedCollections} from "../../src/shared/ISupportedCollections.sol";
import {ITradeLimits} from "../../src/shared/ITradeLimits.sol";

// The contracts of a deployment with all their functions. Interfaces only: the tests call what was deployed, and compile none
// of it.

interface ITrade is IFees, IRoyaltiesTop, ITradeLimits, ISupportedCollections, ISupportedCoins, IPausable {}

interface IDeployedMarket is IMarket, ICollectionOffers, ITrade {}

interface IDeployedAuctions is IAuctions, ITrade {}

interface IDeployedFactory is ICollectionFactory, IRoyaltiesTop, IFeeRecipient, IPausable {}

interface IDeployedCollection is ICollection, ICollectionSale {}

interface IDeployedCheckout is IMallCheckout, ISupportedCoins, IPausable {}

interface IDeployedBoxes is IBoxes, IFees, ITradeLimits, ISupportedCoins, IPausable {}

interface IDeployedExchange is IExchange, IFees, IPausable {}

interface IDeployedPredictions is IPredictions, IFees, ISupportedCoins, IPausable {}

interface IDeployedPledge is IPledge, IERC6909, IFeeRecipient, IPausable {}

interface IDeployedGacha is IGacha, IERC721, IFixedSupply, IFeeRecipient, IPausable {}

interface IDeployedNames is INames, IERC721, IFeeRecipient, IPausable {}

interface IDeployedStable is IERC20 {
    function mint(address to, uint256 amount) external;
}
