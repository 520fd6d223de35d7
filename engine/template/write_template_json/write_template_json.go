// Package write_template_json writes JSON in a chat template.
package write_template_json

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/nikolalohinski/gonja/v2/exec"
)

// WriteTemplateJSON writes value as JSON as Python's json.dumps does it for chat templates: members in their own order,
// ", " and ": " between them, all characters as they are. With an indent, not "", each member stands on a line of its
// own; margin is the indent of the line that the value begins on.
//
// **Runs on:** one thread at a time. It is the one that renders. The error says what is no JSON value.
func WriteTemplateJSON(value *exec.Value, indent, margin string) (string, error) {
	opening, closing := "[", "]"
	var parts []string
	switch {
	case value.IsNil():
		return "null", nil
	case value.IsBool() || value.IsNumber():
		return strings.ToLower(value.String()), nil
	case value.IsString():
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		err := encoder.Encode(value.String())
		return strings.NewReplacer(`\u2028`, "\u2028", `\u2029`, "\u2029").Replace(strings.TrimSuffix(text.String(),
			"\n")), err
	case value.IsDict():
		opening, closing = "{", "}"
		for _, key := range value.Keys() {
			member, _ := value.GetItem(key.Interface())
			text, err := WriteTemplateJSON(member, indent, margin+indent)
			if err != nil {
				return "", err
			}
			name, err := WriteTemplateJSON(exec.AsValue(key.String()), "", "")
			if err != nil {
				return "", err
			}
			parts = append(parts, name+": "+text)
		}
	case value.IsList():
		for i := range value.Len() {
			text, err := WriteTemplateJSON(value.Index(i), indent, margin+indent)
			if err != nil {
				return "", err
			}
			parts = append(parts, text)
		}
	default:
		return "", fmt.Errorf("%.40q is no JSON value", value.String())
	}
	if indent == "" || len(parts) == 0 {
		return opening + strings.Join(parts, ", ") + closing, nil
	}
	margin = "\n" + margin
	return opening + margin + indent + strings.Join(parts, ","+margin+indent) + margin + closing, nil
}
