// Package describe_versions describes the versions of the library that there are.
package describe_versions

import (
	"encoding/json"
	"strings"

	"rkllmd/rkllm"
)

// DescribeVersions returns the member libraries of rkllm.get_constants: the versions that serving is one of, newest
// first, each with its name, version and ABI generation, whether it serves, and passed_over, why it has not loaded the
// last model that was asked for; null: it was not tried, or has loaded it.
//
// **Runs on:** any thread. **Holds:** Versions.Mu, for a moment.
func DescribeVersions(serving *rkllm.Library) []byte {
	v := serving.Versions
	v.Mu.Lock()
	passed := v.Passed
	v.Mu.Unlock()
	list := []map[string]any{}
	for _, library := range v.Libraries {
		one := map[string]any{"name": library.Name, "version": library.Version, "passed_over": nil,
			"generation": library.Layout.Generation, "serves": library == serving}
		for _, other := range passed {
			if other.Library == library {
				one["passed_over"], _, _ = strings.Cut(other.Err.Message, rkllm.NoModelLeft)
			}
		}
		list = append(list, one)
	}
	text, _ := json.Marshal(list) // cannot fail: strings and booleans
	return text
}
