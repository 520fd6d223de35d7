// Package read_hub_token reads a person's token.
package read_hub_token

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/store/folder/find_cache"
)

// ReadHubToken returns the token for Hugging Face's hub, from where its programs have it: HF_TOKEN,
// HUGGING_FACE_HUB_TOKEN, the file of HF_TOKEN_PATH, or the file that hf auth login writes; "": there is none.
//
// **Runs on:** any thread that may wait.
func ReadHubToken() string {
	for _, name := range []string{"HF_TOKEN", "HUGGING_FACE_HUB_TOKEN"} {
		if token := strings.TrimSpace(os.Getenv(name)); token != "" {
			return token
		}
	}
	path := cmp.Or(os.Getenv("HF_TOKEN_PATH"), filepath.Join(find_cache.FindCache(), "token"))
	text, _ := os.ReadFile(path)
	return strings.TrimSpace(string(text))
}
