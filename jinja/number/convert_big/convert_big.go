// Package convert_big returns an integer as the value that it has in templates.
package convert_big

import (
	"math/big"

	"rkllmd/jinja"
)

// ConvertBig returns an integer as the value that it has in templates.
//
// **Runs on:** any thread.
func ConvertBig(b *big.Int) jinja.Value {
	if b.IsInt64() {
		return b.Int64()
	}
	return b
}
