// Package find_snapshot finds the files of a repository in a cache.
package find_snapshot

import (
	"os"
	"path/filepath"
	"strings"
	"time"

	"rkllmd/store/folder"
)

// FindSnapshot returns the folder of the files of a repository in Hugging Face's cache: of the commit of its main
// branch, or else of the commit that came last; "": there is none.
//
// **Runs on:** any thread that may wait.
func FindSnapshot(repository string) (found string) {
	commit, _ := os.ReadFile(filepath.Join(repository, "refs", "main"))
	snapshots := filepath.Join(repository, "snapshots")
	name := strings.TrimSpace(string(commit))
	if info, err := os.Stat(filepath.Join(snapshots, name)); folder.Commit.MatchString(name) && err == nil &&
		info.IsDir() {
		return filepath.Join(snapshots, name)
	}
	latest := time.Time{}
	entries, _ := os.ReadDir(snapshots)
	for _, entry := range entries {
		info, err := entry.Info()
		if err == nil && entry.IsDir() && folder.Commit.MatchString(entry.Name()) && info.ModTime().After(latest) {
			found, latest = filepath.Join(snapshots, entry.Name()), info.ModTime()
		}
	}
	return found
}
