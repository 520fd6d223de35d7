// Package count_allocations counts what a function allocates.
package count_allocations

import "testing"

// CountAllocations returns how often a call of f allocates memory, on average over runs calls. What goroutines of other
// tests allocate meanwhile is counted too, so that the least of several counts is taken: what f itself allocates is in
// each of them.
func CountAllocations(runs int, f func()) (least float64) {
	least = testing.AllocsPerRun(runs, f)
	for tries := 0; least > 0 && tries < 20; tries++ {
		least = min(least, testing.AllocsPerRun(runs, f))
	}
	return least
}
