// Package talk holds the types and constants of its room: one answer of a chat.
package talk

import (
	"rkllmd/cli"
)

// ChatOptions is what "rkllmd chat" was asked to do, checked.
type ChatOptions struct {
	Param    map[string]any    // RKLLMParam of the model for a private daemon; nil: Endpoint's daemon is there
	Context  int               // tokens, of the same; 0: nothing was said
	Library  cli.LibraryChoice // of the private daemon
	Endpoint cli.Endpoint
	Token    string            // "": none
	Name     string            // of the model that is to answer; "": Endpoint's daemon knows which
	Spare    string            // the model that answers if Endpoint's daemon has none loaded; "": none does
	Search   *cli.DaemonSearch // where the daemon is that has Name; nil: at Endpoint
}

// ChatModifiable is what /set sets of an answer that comes.
var ChatModifiable = cli.ChatParameters[:7]
