// Package find_cache finds the folder of Hugging Face's programs.
package find_cache

import (
	"os"
	"path/filepath"
)

// FindCache returns where Hugging Face's programs keep what they have: the token, and downloads in "hub".
//
// **Runs on:** any thread.
func FindCache() string {
	if given := os.Getenv("HF_HOME"); filepath.IsAbs(given) {
		return given
	}
	if cache := os.Getenv("XDG_CACHE_HOME"); filepath.IsAbs(cache) {
		return filepath.Join(cache, "huggingface")
	}
	home, _ := os.UserHomeDir()
	return filepath.Join(home, ".cache", "huggingface")
}
