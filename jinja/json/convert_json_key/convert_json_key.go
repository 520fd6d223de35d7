// Package convert_json_key returns a key as the text that it becomes.
package convert_json_key

import (
	"math/big"
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/json/format_json_float"
	"rkllmd/jinja/number/format_number"
	"rkllmd/jinja/text/create_text"
)

// ConvertJSONKey returns a key as the text that it becomes.
//
// **Runs on:** one thread at a time.
func ConvertJSONKey(m *jinja.Machine, key jinja.Value) *jinja.Text {
	switch x := key.(type) {
	case *jinja.Text:
		return x
	case nil:
		return create_text.CreateText(m, "null")
	case bool:
		return create_text.CreateText(m, strconv.FormatBool(x))
	case float64:
		return create_text.CreateText(m, format_json_float.FormatJSONFloat(x))
	case int64, *big.Int:
		return create_text.CreateText(m, format_number.FormatNumber(m, key))
	}
	fail_render.FailRender(m, "keys must be str, int, float, bool or None, not %s", name_type.NameType(key))
	return nil
}
