// Package create_handler makes what answers HTTP requests.
package create_handler

import (
	"net/http"
	"slices"
	"strings"

	"rkllmd/web"
	"rkllmd/web/answer_request"
	"rkllmd/web/begin_load"
	"rkllmd/web/count_upgrade"
	"rkllmd/web/detokenize_list"
	"rkllmd/web/guard_request"
	"rkllmd/web/handle_generate"
	"rkllmd/web/handle_health"
	"rkllmd/web/handle_models"
	"rkllmd/web/handle_progress"
	"rkllmd/web/handle_ready"
	"rkllmd/web/refuse_method"
	"rkllmd/web/refuse_path"
	"rkllmd/web/serve_page"
	"rkllmd/web/tokenize_text"
	"rkllmd/web/unload_model"
)

// CreateHandler returns the handler of all requests to host: the address and the method choose who answers, after guard_request has let the
// request in.
//
// **Runs on:** any; what it returns on a goroutine for each connection.
func CreateHandler(host *web.Host) http.Handler {
	mux, methods := http.NewServeMux(), map[string][]string{}
	for _, route := range []web.Route{
		{Method: http.MethodGet, Path: "/healthz", Handler: handle_health.HandleHealth},
		{Method: http.MethodGet, Path: "/readyz", Handler: handle_ready.HandleReady(host)},
		{Method: http.MethodGet, Path: "/metrics", Handler: host.Metrics.ServeHTTP},
		{Method: http.MethodGet, Path: "/generate", Handler: count_upgrade.CountUpgrade(host)},
		{Method: http.MethodPost, Path: "/v1/generate", Handler: handle_generate.HandleGenerate(host)},
		{Method: http.MethodPost, Path: "/v1/tokenize",
			Handler: answer_request.AnswerRequest(host, http.StatusOK, tokenize_text.TokenizeText)},
		{Method: http.MethodPost, Path: "/v1/detokenize",
			Handler: answer_request.AnswerRequest(host, http.StatusOK, detokenize_list.DetokenizeList)},
		{Method: http.MethodGet, Path: "/v1/models", Handler: handle_models.HandleModels(host)},
		{Method: http.MethodPost, Path: "/v1/models/load",
			Handler: answer_request.AnswerRequest(host, http.StatusAccepted, begin_load.BeginLoad)},
		{Method: http.MethodPost, Path: "/v1/models/unload",
			Handler: answer_request.AnswerRequest(host, http.StatusOK, unload_model.UnloadModel)},
		{Method: http.MethodGet, Path: "/v1/models/progress", Handler: handle_progress.HandleProgress(host)},
		{Method: http.MethodGet, Path: "/{$}", Handler: serve_page.ServePage(host)},
		{Method: http.MethodGet, Path: "/page/{file...}", Handler: serve_page.ServePage(host)},
	} {
		mux.HandleFunc(route.Method+" "+route.Path, route.Handler)
		methods[route.Path] = append(methods[route.Path], route.Method)
	}
	for path, allowed := range methods {
		if slices.Contains(allowed, http.MethodGet) {
			allowed = append(allowed, http.MethodHead)
		}
		mux.HandleFunc(path, refuse_method.RefuseMethod(host, strings.Join(allowed, ", ")))
	}
	mux.HandleFunc("/", refuse_path.RefusePath(host))
	return guard_request.GuardRequest(host, mux)
}
