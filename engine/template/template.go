// Package template holds the types and constants of its room: chat templates.
package template

import "regexp"

// ContentMark is what llama.cpp's forms write in the place of a message's content, with its number. The blanks around
// it, which no message has so, show whether a form takes blanks away.
const ContentMark = "\v\x02%d\x03\v"

// MarkPattern finds a ContentMark, with the blanks that are left of it.
var MarkPattern = regexp.MustCompile("(\v?)\x02([0-9]+)\x03(\v?)")

// ProbeText begins the texts of which detect_abilities looks whether they are written, and ProbeTools is a function
// whose name is one.
const (
	ProbeText  = "probe_text_"
	ProbeTools = `[{"type": "function", "function": {"name": "probe_text_f", "description": "", "parameters": ` +
		`{"type": "object", "properties": {}}}}]`
)
