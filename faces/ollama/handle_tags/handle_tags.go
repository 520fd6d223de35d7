// Package handle_tags lists the models for clients.
package handle_tags

import (
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/describe_file"
	"rkllmd/faces/ollama/list_entries"
	"rkllmd/faces/ollama/name_tag"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// HandleTags returns the handler of GET /api/tags: the models that can be asked for.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleTags(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		tags := ollama.Tags{Models: []ollama.Tag{}}
		for _, entry := range list_entries.ListEntries(host) {
			tag, _ := describe_file.DescribeFile(host, entry.Path)
			tag.Name = name_tag.NameTag(entry.Name)
			tag.Model = tag.Name
			tags.Models = append(tags.Models, tag)
		}
		write_json.WriteJSON(w, http.StatusOK, tags)
	}
}
