// Package name_tag names a model for lists.
package name_tag

import (
	"strings"

	"rkllmd/models"
)

// NameTag returns name with the tag that lists of Ollama's have behind each: models.Latest, unless there is one.
//
// **Runs on:** any thread.
func NameTag(name string) string {
	if strings.Contains(name, ":") {
		return name
	}
	return name + models.Latest
}
