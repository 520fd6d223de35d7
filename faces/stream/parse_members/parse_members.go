// Package parse_members reads the members of a config.
package parse_members

import (
	"rkllmd/faces/conversation/keep_written"
	"rkllmd/faces/conversation/parse_conversation"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/stream/split_object"
)

// ParseMembers reads text, a JSON object, into config; what is not given stays as it is. Parameters and options may
// stand at the top, as in REST, or in "parameters" and "options", as over WebSocket: these win.
//
// **Runs on:** any thread. Errors: parse_object's, parse_conversation's.
func ParseMembers(text []byte, config *stream.Config) (err error) {
	for _, to := range []any{&config.Parameters, &config.Options, config} {
		if err := parse_object.ParseObject(text, to); err != nil {
			return err
		}
	}
	written, _ := split_object.SplitObject(text)
	keep_written.KeepWritten(&config.Members, written)
	config.Talk, err = parse_conversation.ParseConversation(config.Members)
	return err
}
