// Package parse_text reads a text, or a list of blocks.
package parse_text

import (
	"encoding/json"
	"fmt"
	"strings"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/conversation/describe_part"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/refuse_member"
)

// ParseText returns what value says: a text, or a list of blocks that are texts, which are joined as they are. name is
// where it stands, for people.
//
// **Runs on:** any thread.
func ParseText(name string, value json.RawMessage) (text string, refusal *openai.Refusal) {
	if json.Unmarshal(value, &text) == nil {
		return text, nil
	}
	var blocks []anthropic.InputBlock
	if json.Unmarshal(value, &blocks) != nil {
		return "", refuse_member.RefuseMember(name, "%s is %.40s; it must be a text, or a list of blocks", name, value)
	}
	var joined strings.Builder
	for i, block := range blocks {
		if block.Type != anthropic.KindText {
			return "", refuse_member.RefuseMember(name, "%s",
				describe_part.DescribePart(fmt.Sprintf("%s[%d]", name, i), block.Type, `"text"`))
		}
		if block.Text == nil {
			return "", refuse_member.RefuseMember(name, `%s[%d] has no "text": give the text of the block`, name, i)
		}
		joined.WriteString(*block.Text)
	}
	return joined.String(), nil
}
