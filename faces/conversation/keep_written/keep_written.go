// Package keep_written keeps what a client says to a chat template as it was written.
package keep_written

import (
	"encoding/json"

	"rkllmd/faces/conversation"
)

// KeepWritten puts messages, tools, documents, template_arguments and schema of object into members, as they were
// written: elsewhere 2.0 counts as 2, but a template writes what it is given, and a schema's members have an order.
// What is not there, or null, is nil.
//
// **Runs on:** any thread.
func KeepWritten(members *conversation.Members, object conversation.Object) {
	for name, to := range map[string]*json.RawMessage{"messages": &members.Messages, "tools": &members.Tools,
		"documents": &members.Documents, "template_arguments": &members.TemplateArguments,
		"schema": &members.Schema} {
		if *to = object[name]; string(*to) == "null" {
			*to = nil
		}
	}
}
