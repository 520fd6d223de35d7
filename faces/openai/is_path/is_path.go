// Package is_path tells OpenAI's addresses from others.
package is_path

import (
	"strings"

	"rkllmd/faces/openai"
)

// IsPath reports whether errors at path have OpenAI's shape.
//
// **Runs on:** any thread.
func IsPath(path string) bool {
	return path == openai.PathChat || path == openai.PathCompletions ||
		strings.HasPrefix(path, openai.PathModel) && !openai.OwnPaths[path]
}
