// Package list_routes lists the addresses of the HTTP front-end.
package list_routes

import (
	"net/http"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/handle_count"
	"rkllmd/faces/anthropic/handle_message"
	"rkllmd/faces/embeddings"
	"rkllmd/faces/embeddings/handle_embeddings"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/handle_answer"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/handle_response"
	"rkllmd/faces/rest"
	"rkllmd/faces/rest/count_upgrade"
	"rkllmd/faces/rest/detokenize_list"
	"rkllmd/faces/rest/free_model"
	"rkllmd/faces/rest/handle_fleet"
	"rkllmd/faces/rest/handle_generate"
	"rkllmd/faces/rest/handle_health"
	"rkllmd/faces/rest/handle_models"
	"rkllmd/faces/rest/handle_progress"
	"rkllmd/faces/rest/handle_ready"
	"rkllmd/faces/rest/list_ollama_routes"
	"rkllmd/faces/rest/serve_document"
	"rkllmd/faces/rest/serve_page"
	"rkllmd/faces/rest/start_load"
	"rkllmd/faces/rest/tokenize_text"
	"rkllmd/faces/web"
	"rkllmd/faces/web/handle_post"
)

// ListRoutes returns the addresses that are answered, without those that match more than one method (create_handler).
//
// **Runs on:** any thread. It is called once.
func ListRoutes(host *web.Host) []rest.Route {
	return append([]rest.Route{
		{Method: http.MethodGet, Path: "/healthz", Handler: handle_health.HandleHealth},
		{Method: http.MethodGet, Path: "/readyz", Handler: handle_ready.HandleReady(host)},
		{Method: http.MethodGet, Path: "/metrics", Handler: host.Metrics.ServeHTTP},
		{Method: http.MethodGet, Path: "/generate", Handler: count_upgrade.CountUpgrade(host)},
		{Method: http.MethodPost, Path: "/v1/generate", Handler: handle_generate.HandleGenerate(host)},
		{Method: http.MethodPost, Path: "/v1/tokenize",
			Handler: handle_post.HandlePost(host, http.StatusOK, tokenize_text.TokenizeText)},
		{Method: http.MethodPost, Path: "/v1/detokenize",
			Handler: handle_post.HandlePost(host, http.StatusOK, detokenize_list.DetokenizeList)},
		{Method: http.MethodPost, Path: openai.PathChat, Handler: handle_answer.HandleAnswer(host, true)},
		{Method: http.MethodPost, Path: openai.PathCompletions, Handler: handle_answer.HandleAnswer(host, false)},
		{Method: http.MethodPost, Path: responses.Path, Handler: handle_response.HandleResponse(host)},
		{Method: http.MethodPost, Path: anthropic.Path, Handler: handle_message.HandleMessage(host)},
		{Method: http.MethodPost, Path: anthropic.PathCount, Handler: handle_count.HandleCount(host)},
		{Method: http.MethodPost, Path: embeddings.Path, Handler: handle_embeddings.HandleEmbeddings(host)},
		{Method: http.MethodGet, Path: "/v1/models", Handler: handle_models.HandleModels(host)},
		{Method: http.MethodPost, Path: "/v1/models/load",
			Handler: handle_post.HandlePost(host, http.StatusAccepted, start_load.StartLoad)},
		{Method: http.MethodPost, Path: "/v1/models/unload",
			Handler: handle_post.HandlePost(host, http.StatusOK, free_model.FreeModel)},
		{Method: http.MethodGet, Path: "/v1/models/progress", Handler: handle_progress.HandleProgress(host)},
		{Method: http.MethodGet, Path: "/v1/fleet", Handler: handle_fleet.HandleFleet(host)},
		{Method: http.MethodGet, Path: "/{$}", Handler: serve_page.ServePage(host)},
		{Method: http.MethodGet, Path: "/page/{file...}", Handler: serve_page.ServePage(host)},
		{Method: http.MethodGet, Path: "/docs", Handler: serve_page.ServePage(host)},
		{Method: http.MethodGet, Path: "/openapi.json", Handler: serve_document.ServeDocument(host)},
		{Method: http.MethodGet, Path: "/asyncapi.json", Handler: serve_document.ServeDocument(host)},
		{Method: http.MethodGet, Path: "/openrpc.json", Handler: serve_document.ServeDocument(host)},
	}, list_ollama_routes.ListOllamaRoutes(host)...)
}
