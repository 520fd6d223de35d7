// Package split_name takes a file's name apart.
package split_name

import (
	"path"
	"strconv"
	"strings"

	"rkllmd/store/source"
)

// SplitName returns the name of the model that the file name belongs to, without ending and without the number of a
// part, and which part of how many it is: 1 of 1 where it is not split.
//
// **Runs on:** any thread.
func SplitName(name string) (stem string, part, parts int) {
	stem = strings.TrimSuffix(name, path.Ext(name))
	found := source.SplitName.FindStringSubmatch(stem)
	if found == nil {
		return stem, 1, 1
	}
	part, _ = strconv.Atoi(found[2])
	parts, _ = strconv.Atoi(found[3])
	return found[1], part, parts
}
