// Package count_edits compares two words.
package count_edits

// CountEdits returns how many bytes must be inserted, removed or replaced to turn a into b (Levenshtein). It takes time
// in proportion to both lengths: keep them short.
//
// **Runs on:** any thread.
func CountEdits(a, b string) int {
	row := make([]int, len(b)+1) // row[j] is the distance between what has been seen of a and b[:j]
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
