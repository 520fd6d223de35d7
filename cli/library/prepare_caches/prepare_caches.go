// Package prepare_caches gives the drivers of GPUs a place for what they compile.
package prepare_caches

import (
	"os"
	"path/filepath"

	"rkllmd/isolation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// PrepareCaches has the drivers of GPUs keep what they compile for a GPU in a folder of the daemon's, so that the
// next start finds it: below systemd's CacheDirectory=, else in rkllmd/gpu of the user's caches. A driver whose
// variable, of isolation.Caches, names another folder keeps that. The caches of the user's other programs stay
// closed to a confined process: what it wrote there, they would run.
//
// **Runs on:** the main goroutine. Where no folder can be made, drivers do as they like, and the log says so.
func PrepareCaches() {
	parent := filepath.SplitList(os.Getenv("CACHE_DIRECTORY"))
	if len(parent) == 0 {
		user, err := os.UserCacheDir()
		if err != nil {
			log_message.LogMessage(utils.LevelInfo, "what a GPU's driver compiles is not kept", "because", err)
			return
		}
		parent = []string{filepath.Join(user, "rkllmd")}
	}
	folder := filepath.Join(parent[0], "gpu")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		log_message.LogMessage(utils.LevelInfo, "what a GPU's driver compiles is not kept", "because", err)
		return
	}
	for _, variable := range isolation.Caches {
		if os.Getenv(variable) == "" {
			_ = os.Setenv(variable, folder) // it fails for no name of these
		}
	}
}
