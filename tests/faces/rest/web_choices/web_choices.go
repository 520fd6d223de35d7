// Package web_choices lists models for tests.
package web_choices

import "rkllmd/faces/web"

// WebChoices is a web.Models.List: there is one model.
func WebChoices() []web.Choice {
	return []web.Choice{{Path: "/m/a.gguf", Name: "a.gguf", Bytes: 5}}
}
