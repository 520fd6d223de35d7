// Package format_json_float returns a float as Python's json.dumps writes it.
package format_json_float

import "rkllmd/jinja/number/format_float"

// FormatJSONFloat returns a float as Python's json.dumps writes it.
//
// **Runs on:** any thread.
func FormatJSONFloat(f float64) string {
	switch s := format_float.FormatFloat(f); s {
	case "nan":
		return "NaN"
	case "inf":
		return "Infinity"
	case "-inf":
		return "-Infinity"
	default:
		return s
	}
}
