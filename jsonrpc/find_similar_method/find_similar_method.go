// Package find_similar_method finds the method that a client meant.
package find_similar_method

import (
	"strings"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/count_edits"
)

// FindSimilarMethod returns the name of the method that is spelt most like name, or "" when none is near. The C
// spelling (rkllm_run_async), another case (rkllm.runAsync) and a missing prefix (run_async) count as equal; beyond
// these a third of the letters may differ. A name longer than jsonrpc.LongestName is near none.
//
// **Runs on:** any thread.
func FindSimilarMethod(s *jsonrpc.Server, name string) string {
	if len(name) > jsonrpc.LongestName {
		return ""
	}
	plain := strings.NewReplacer("rkllm.", "", "rkllm_", "", "_", "")
	wanted := plain.Replace(strings.ToLower(name))
	best, nearest := "", len(wanted)/3
	for known := range s.Methods {
		distance := count_edits.CountEdits(wanted, plain.Replace(strings.ToLower(known)))
		if distance < nearest || distance == nearest && (best == "" || known < best) {
			best, nearest = known, distance
		}
	}
	return best
}
