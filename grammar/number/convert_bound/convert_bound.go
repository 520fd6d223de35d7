// Package convert_bound converts one end of a range.
package convert_bound

import (
	"encoding/json"
	"math"
	"math/big"
	"strconv"
	"strings"

	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/refuse_schema"
)

// ConvertBound converts one end of a range; nil is none. An end so far out that no answer gets there is none either.
// Direction is 1 for the lower end and -1 for the upper one.
//
// **Runs on:** any thread.
func ConvertBound(v any, name string, direction int, place string) *big.Rat {
	if v == nil {
		return nil
	}
	number, ok := v.(json.Number)
	f, err := number.Float64()
	if !ok || err != nil && !math.IsInf(f, 0) {
		refuse_schema.RefuseSchema(place, "%s is %s: it must be a number", name, format_json.FormatJSON(v))
	}
	if math.Abs(f) >= 1e16 {
		if f*float64(direction) < 0 {
			return nil
		}
		refuse_schema.RefuseSchema(place, "%s is %s: numbers have at most 16 digits", name, number)
	}
	digits := strconv.FormatFloat(f, 'f', -1, 64)
	r, ok := new(big.Rat).SetString(digits)
	if _, fraction, _ := strings.Cut(digits, "."); !ok || len(fraction) > 15 {
		refuse_schema.RefuseSchema(place, "%s is %s: at most 15 digits may stand behind the point", name, number)
	}
	return r
}
