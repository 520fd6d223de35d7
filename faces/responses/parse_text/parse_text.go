// Package parse_text reads a text, or a list of parts.
package parse_text

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"

	"rkllmd/faces/conversation/describe_part"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
)

// ParseText returns what value says: a text, or a list of parts that are texts, which are joined as they are. name is
// where it stands, for people.
//
// **Runs on:** any thread.
func ParseText(name string, value json.RawMessage) (text string, refusal *openai.Refusal) {
	if is_given.IsGiven(value) && json.Unmarshal(value, &text) == nil {
		return text, nil
	}
	var parts []responses.InputPart
	if json.Unmarshal(value, &parts) != nil || parts == nil {
		return "", refuse_member.RefuseMember("input", "%s is %.40s; it must be a text, or a list of parts", name,
			cmp.Or(string(value), "missing"))
	}
	var joined strings.Builder
	for i, part := range parts {
		if !responses.Texts[part.Type] {
			return "", refuse_member.RefuseMember("input", "%s",
				describe_part.DescribePart(fmt.Sprintf("%s[%d]", name, i), part.Type, "a text, such as input_text"))
		}
		if part.Text == nil && part.Type == "refusal" {
			part.Text = &part.Refusal
		}
		if part.Text == nil {
			return "", refuse_member.RefuseMember("input", `%s[%d] has no "text": give the text of the part`, name, i)
		}
		joined.WriteString(*part.Text)
	}
	return joined.String(), nil
}
