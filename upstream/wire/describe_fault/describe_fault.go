// Package describe_fault says what a server's error says.
package describe_fault

import (
	"cmp"
	"encoding/json"
	"strings"

	"rkllmd/upstream"
)

// DescribeFault returns the message of body, the answer that says an error: that of its member error, which is an
// object or a text, its member message or detail; or body itself, where that is none of these. Longer ones than
// upstream.MaxTold are cut, what is no text is left out.
//
// **Runs on:** any thread.
func DescribeFault(body []byte) string {
	var fault struct {
		Error           json.RawMessage
		Message, Detail string
	}
	var inner struct{ Message string }
	var text string
	_ = json.Unmarshal(body, &fault) // what it cannot read stays empty
	_ = json.Unmarshal(fault.Error, &inner)
	_ = json.Unmarshal(fault.Error, &text)
	said := cmp.Or(inner.Message, text, fault.Message, fault.Detail, string(body))
	said = strings.ToValidUTF8(strings.Join(strings.Fields(said), " "), "")
	if len(said) > upstream.MaxTold {
		said = strings.ToValidUTF8(said[:upstream.MaxTold], "") + " ..."
	}
	return cmp.Or(said, "nothing")
}
