// Package find_missing_libraries finds what a library needs and this machine lacks.
package find_missing_libraries

import (
	"bytes"
	"debug/elf"
	"os"
	"path/filepath"
	"strings"
)

// FindMissingLibraries returns those of the needed libraries that do not lie where the dynamic linker would look for
// them on the machine under root: in the run path of the ELF file at path, which needs them, in LD_LIBRARY_PATH, its
// cache, the standard folders. Only names are compared: what those libraries need in turn, and versions of symbols,
// show at loading. Follows ld.so(8).
//
// **Runs on:** any thread.
func FindMissingLibraries(path string, needed []string, root string) []string {
	folders := filepath.SplitList(os.Getenv("LD_LIBRARY_PATH"))
	if file, err := elf.Open(path); err == nil {
		defer file.Close()
		older, _ := file.DynString(elf.DT_RPATH)
		newer, _ := file.DynString(elf.DT_RUNPATH)
		origin := strings.NewReplacer("$ORIGIN", filepath.Dir(path), "${ORIGIN}", filepath.Dir(path))
		for _, list := range append(older, newer...) {
			folders = append(folders, filepath.SplitList(origin.Replace(list))...)
		}
	}
	for _, pattern := range []string{"lib*", "usr/lib*", "lib/*-linux-*", "usr/lib/*-linux-*"} {
		standard, _ := filepath.Glob(filepath.Join(root, pattern))
		folders = append(folders, standard...)
	}
	cache, _ := os.ReadFile(filepath.Join(root, "etc/ld.so.cache"))
	missing := []string{}
	for _, name := range needed {
		found := bytes.Contains(cache, []byte("\x00"+name+"\x00"))
		for _, folder := range folders {
			if _, err := os.Stat(filepath.Join(folder, name)); err == nil {
				found = true
			}
		}
		if !found {
			missing = append(missing, name)
		}
	}
	return missing
}
