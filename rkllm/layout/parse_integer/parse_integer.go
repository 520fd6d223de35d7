// Package parse_integer reads a whole number from JSON.
package parse_integer

import (
	"encoding/json"
	"math"
	"strconv"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/refuse_value"
)

// ParseInteger returns the JSON number raw, which must be whole (5, 5.0 and 5e0 all are) and lie in r.
//
// **Runs on:** any thread. Errors: "Invalid params" with path, the value, and what would be right.
func ParseInteger(path string, r rkllm.Range, raw json.RawMessage) (int64, *jsonrpc2.Error) {
	if len(raw) == 0 || (raw[0] != '-' && (raw[0] < '0' || raw[0] > '9')) {
		return 0, refuse_value.RefuseValue(path, "%.40s is not a number", raw)
	}
	value, err := strconv.ParseInt(string(raw), 10, 64) // beyond 64 bits: the nearest there is, with an error
	if err != nil {
		fraction, _ := strconv.ParseFloat(string(raw), 64)
		if fraction != math.Trunc(fraction) {
			return 0, refuse_value.RefuseValue(path, "%.40s is not a whole number", raw)
		}
		value = int64(min(max(fraction, math.MinInt64), 1<<62))
	}
	if value < r.Low || value > r.High {
		return 0, refuse_value.RefuseValue(path, "%.40s is outside %d..%d", raw, r.Low, r.High)
	}
	return value, nil
}
