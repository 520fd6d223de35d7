// Package create_handler makes what answers HTTP requests.
package create_handler

import (
	"net/http"
	"slices"
	"strings"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/handle_model"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/refuse_stored"
	"rkllmd/faces/rest/list_routes"
	"rkllmd/faces/rest/refuse_by_path"
	"rkllmd/faces/rest/refuse_path"
	"rkllmd/faces/rest/wrap_handler"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_method"
)

// CreateHandler returns the handler of all requests to host: the address and the method choose who answers, after
// wrap_handler has let the request in.
//
// **Runs on:** any thread. What it returns runs on a goroutine for each connection.
func CreateHandler(host *web.Host) http.Handler {
	mux, methods := http.NewServeMux(), map[string][]string{}
	for _, route := range list_routes.ListRoutes(host) {
		mux.HandleFunc(route.Method+" "+route.Path, route.Handler)
		methods[route.Path] = append(methods[route.Path], route.Method)
	}
	for path, allowed := range methods {
		if slices.Contains(allowed, http.MethodGet) {
			allowed = append(allowed, http.MethodHead)
		}
		mux.HandleFunc(path, refuse_method.RefuseMethod(host, strings.Join(allowed, ", "),
			refuse_by_path.RefuseByPath))
	}
	mux.HandleFunc(openai.PathModel, handle_model.HandleModel(host)) // by any method: more than these two match
	mux.HandleFunc(responses.PathStored, refuse_stored.RefuseStored(host))
	mux.HandleFunc("/", refuse_path.RefusePath(host))
	return wrap_handler.WrapHandler(host, mux)
}
