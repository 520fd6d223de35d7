// Package parse_calls reads the calls of functions in a message.
package parse_calls

import (
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_call"
	"rkllmd/faces/conversation/parse_list"
)

// ParseCalls reads a list of calls (parse_call). name is where it stands, for people.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid, with the member that is wrong.
func ParseCalls(name string, text json.RawMessage) ([]engine.ToolCall, error) {
	list, err := parse_list.ParseList(name, text, "a list of calls")
	if err != nil {
		return nil, err
	}
	calls := make([]engine.ToolCall, len(list))
	for i, element := range list {
		if calls[i], err = parse_call.ParseCall(fmt.Sprintf("%s[%d]", name, i), element); err != nil {
			return nil, err
		}
	}
	return calls, nil
}
