// Package list_ollama_routes lists the addresses of Ollama.
package list_ollama_routes

import (
	"net/http"

	"rkllmd/faces/embeddings"
	"rkllmd/faces/embeddings/handle_embed"
	"rkllmd/faces/ollama/handle_answer"
	"rkllmd/faces/ollama/handle_change"
	"rkllmd/faces/ollama/handle_ps"
	"rkllmd/faces/ollama/handle_show"
	"rkllmd/faces/ollama/handle_tags"
	"rkllmd/faces/ollama/handle_version"
	"rkllmd/faces/ollama_models/handle_delete"
	"rkllmd/faces/ollama_models/handle_pull"
	"rkllmd/faces/rest"
	"rkllmd/faces/web"
)

// ListOllamaRoutes returns the addresses that Ollama's clients ask.
//
// **Runs on:** any thread.
func ListOllamaRoutes(host *web.Host) []rest.Route {
	change := handle_change.HandleChange(host)
	return []rest.Route{
		{Method: http.MethodGet, Path: "/api/version", Handler: handle_version.HandleVersion},
		{Method: http.MethodGet, Path: "/api/tags", Handler: handle_tags.HandleTags(host)},
		{Method: http.MethodGet, Path: "/api/ps", Handler: handle_ps.HandlePs(host)},
		{Method: http.MethodPost, Path: "/api/show", Handler: handle_show.HandleShow(host)},
		{Method: http.MethodPost, Path: "/api/chat", Handler: handle_answer.HandleAnswer(host, true)},
		{Method: http.MethodPost, Path: "/api/generate", Handler: handle_answer.HandleAnswer(host, false)},
		{Method: http.MethodPost, Path: embeddings.PathNew, Handler: handle_embed.HandleEmbed(host, false)},
		{Method: http.MethodPost, Path: embeddings.PathOld, Handler: handle_embed.HandleEmbed(host, true)},
		{Method: http.MethodPost, Path: "/api/pull", Handler: handle_pull.HandlePull(host)},
		{Method: http.MethodPost, Path: "/api/push", Handler: change},
		{Method: http.MethodPost, Path: "/api/create", Handler: change},
		{Method: http.MethodPost, Path: "/api/copy", Handler: change},
		{Method: http.MethodDelete, Path: "/api/delete", Handler: handle_delete.HandleDelete(host)},
		{Method: http.MethodPost, Path: "/api/blobs/{digest}", Handler: change},
		{Method: http.MethodHead, Path: "/api/blobs/{digest}", Handler: change},
	}
}
