// Package handle_show tells of one model.
package handle_show

import (
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/describe_file"
	"rkllmd/faces/ollama/list_capabilities"
	"rkllmd/faces/ollama/list_facts"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/ollama/take_model"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// HandleShow returns the handler of POST /api/show: what one model is, and what it can do. It is not loaded for that.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleShow(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		entry, _, refusal := take_model.TakeModel(host, w, r)
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		tag, header := describe_file.DescribeFile(host, entry.Path)
		write_json.WriteJSON(w, http.StatusOK, ollama.Show{Modelfile: "FROM " + entry.Name + "\n",
			Template: header.ChatTemplate, Details: tag.Details, ModelInfo: list_facts.ListFacts(entry, header),
			Capabilities: list_capabilities.ListCapabilities(entry, header), ModifiedAt: tag.ModifiedAt})
	}
}
