// Package list_capabilities lists what a model can do.
package list_capabilities

import (
	"rkllmd/faces/ollama"
	"rkllmd/faces/web"
	"rkllmd/generation/calls/detect_format"
)

// ListCapabilities returns what the model of entry, whose header is this, can do. Of one that is loaded that is known,
// of another one the header tells it.
//
// **Runs on:** any thread.
func ListCapabilities(entry ollama.Entry, header web.Description) []string {
	abilities, calls := header.Abilities, detect_format.DetectFormat(header.ChatTemplate)
	if entry.Backend != nil {
		abilities, calls = entry.Backend.Model.Abilities, entry.Backend.Model.Calls
	}
	list := []string{ollama.CanComplete}
	if header.Pooling != "" {
		list = []string{ollama.CanEmbed}
	}
	if calls != "" || entry.Backend != nil && entry.Backend.Capabilities.Relays {
		list = append(list, ollama.CanCall)
	}
	if abilities != nil && abilities.Thinking {
		list = append(list, ollama.CanThink)
	}
	return list
}
