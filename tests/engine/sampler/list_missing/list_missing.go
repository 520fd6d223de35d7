// Package list_missing compares sets of tokens.
package list_missing

// ListMissing returns those of some that are not among all. require.Subset compares each with each, by reflection: 40 s
// for 20,000 tokens with the race detector.
func ListMissing(some, all []int32) []int32 {
	known := map[int32]bool{}
	for _, token := range all {
		known[token] = true
	}
	var missing []int32
	for _, token := range some {
		if !known[token] {
			missing = append(missing, token)
		}
	}
	return missing
}
