// Package kakeya_holdings says what a cache holds.
package kakeya_holdings

// KakeyaHoldings is a Backend.Holdings: two tokens of owner 1, three of owner 2, four of owner 4.
func KakeyaHoldings() map[uint64]int {
	return map[uint64]int{1: 2, 2: 3, 4: 4}
}
