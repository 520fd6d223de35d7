// Package append_json writes a value as Python's json.dumps does.
package append_json

import (
	"math/big"
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/json/append_json_dict"
	"rkllmd/jinja/json/append_json_list"
	"rkllmd/jinja/json/append_json_text"
	"rkllmd/jinja/json/format_json_float"
	"rkllmd/jinja/number/format_number"
	"rkllmd/jinja/text/append_bytes"
)

// AppendJSON writes a value as Python's json.dumps does.
//
// **Runs on:** one thread at a time.
func AppendJSON(m *jinja.Machine, w *jinja.Writer, style *jinja.JSONStyle, v jinja.Value, depth int) {
	meter_work.MeterWork(m, 4)
	meter_depth.MeterDepth(m)
	switch x := v.(type) {
	case nil:
		append_bytes.AppendBytes(m, w, "null", jinja.FromValue)
	case bool:
		append_bytes.AppendBytes(m, w, strconv.FormatBool(x), jinja.FromValue)
	case float64:
		append_bytes.AppendBytes(m, w, format_json_float.FormatJSONFloat(x), jinja.FromValue)
	case int64, *big.Int:
		append_bytes.AppendBytes(m, w, format_number.FormatNumber(m, v), jinja.FromValue)
	case *jinja.Text:
		append_json_text.AppendJSONText(m, w, style, x)
	case *jinja.List:
		append_json_list.AppendJSONList(m, w, style, x, depth, AppendJSON)
	case *jinja.Dict:
		append_json_dict.AppendJSONDict(m, w, style, x, depth, AppendJSON)
	default:
		fail_render.FailRender(m, "Object of type %s is not JSON serializable", name_type.NameType(v))
	}
	m.Limits.Depth++
}
