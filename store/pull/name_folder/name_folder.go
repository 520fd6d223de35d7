// Package name_folder says where a file's download stands.
package name_folder

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"

	"rkllmd/store"
	"rkllmd/store/pull"
)

// NameFolder returns the folder of the download of file i of plan. It is the same for all pulls of one content; only
// where plan wants that twice the second file has a folder of its own.
//
// **Runs on:** any thread.
func NameFolder(s store.Store, plan *pull.Plan, i int) string {
	file := plan.Files[i]
	text := cmp.Or(file.SHA256, file.URL, file.File.Path)
	for _, other := range plan.Files[:i] {
		if cmp.Or(other.SHA256, other.URL, other.File.Path) == text {
			text += "\n" + file.Path
			break
		}
	}
	key := sha256.Sum256([]byte(text))
	return filepath.Join(s.Folder, store.PullFolder, hex.EncodeToString(key[:])[:pull.KeySize])
}
