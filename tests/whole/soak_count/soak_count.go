// Package soak_count says how long a soak is.
package soak_count

import "os"

// SoakCount returns full where make soak runs, which says so in SOAK, and short for make test-long.
func SoakCount(short, full int) int {
	if os.Getenv("SOAK") != "" {
		return full
	}
	return short
}
