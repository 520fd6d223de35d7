// Package format_json writes a value of a schema as JSON.
package format_json

import (
	"bytes"
	"encoding/json"
	"strings"

	"rkllmd/grammar"
)

// FormatJSON writes a value of a schema as JSON, without blanks.
//
// **Runs on:** any thread.
func FormatJSON(v any) string {
	switch x := v.(type) {
	case *grammar.Object:
		parts := make([]string, 0, len(x.Names))
		for _, name := range x.Names {
			parts = append(parts, FormatJSON(name)+":"+FormatJSON(x.Members[name]))
		}
		return "{" + strings.Join(parts, ",") + "}"
	case []any:
		parts := make([]string, 0, len(x))
		for _, item := range x {
			parts = append(parts, FormatJSON(item))
		}
		return "[" + strings.Join(parts, ",") + "]"
	case json.Number:
		return x.String()
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	_ = e.Encode(v) // a text, a bool or nil
	return strings.TrimSuffix(b.String(), "\n")
}
