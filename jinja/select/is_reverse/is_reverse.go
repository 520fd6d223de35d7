// Package is_reverse tells whether an argument asks for the reverse order.
package is_reverse

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/convert_index"
)

// IsReverse tells whether an argument asks for the reverse order. It must be an integer or a boolean.
//
// **Runs on:** one thread at a time.
func IsReverse(m *jinja.Machine, v jinja.Value) bool {
	return v != jinja.Missing && convert_index.ConvertIndex(m, v) != 0
}
