// Package handle_ps lists the models in memory.
package handle_ps

import (
	"cmp"
	"net/http"
	"time"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/describe_file"
	"rkllmd/faces/ollama/list_entries"
	"rkllmd/faces/ollama/name_tag"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
	"rkllmd/generation"
)

// HandlePs returns the handler of GET /api/ps: the models that are in memory, and until when. One that is not unloaded
// stays for a century.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandlePs(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		list := ollama.Processes{Models: []ollama.Process{}}
		seen := map[*generation.Backend]bool{}
		for _, entry := range list_entries.ListEntries(host) {
			if entry.Backend == nil || seen[entry.Backend] { // an alias is the same model
				continue
			}
			seen[entry.Backend] = true
			tag, _ := describe_file.DescribeFile(host, entry.Path)
			if entry.Expires.IsZero() {
				entry.Expires = time.Now().AddDate(ollama.Stays, 0, 0)
			}
			name := name_tag.NameTag(entry.Name)
			list.Models = append(list.Models, ollama.Process{Name: name, Model: name,
				Size:   cmp.Or(entry.Bytes, uint64(tag.Size)),
				Digest: tag.Digest, Details: tag.Details, ExpiresAt: entry.Expires.Format(time.RFC3339Nano),
				ContextLength: entry.Backend.Model.ContextSize})
		}
		write_json.WriteJSON(w, http.StatusOK, list)
	}
}
