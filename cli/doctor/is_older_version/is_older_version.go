// Package is_older_version compares versions.
package is_older_version

import (
	"strconv"
	"strings"
)

// IsOlderVersion tells whether a version such as "0.9.6" is older than another one. Numbers are compared one by one,
// those that are left out count as 0. A version that is not made of numbers is older than nothing.
//
// **Runs on:** any thread.
func IsOlderVersion(version, than string) bool {
	mine, other := strings.Split(version, "."), strings.Split(than, ".")
	for i := range max(len(mine), len(other)) {
		var numbers [2]uint64
		for j, parts := range [][]string{mine, other} {
			if i >= len(parts) {
				continue
			}
			var err error
			if numbers[j], err = strconv.ParseUint(parts[i], 10, 32); err != nil {
				return false
			}
		}
		if numbers[0] != numbers[1] {
			return numbers[0] < numbers[1]
		}
	}
	return false
}
